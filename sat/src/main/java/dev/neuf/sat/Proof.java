package dev.neuf.sat;

/** Somebody who is told what is learnt, clause by clause, each of which follows from those before by units. */
interface Proof {

    /** Nobody asks. */
    Proof NONE = new Proof() {
        @Override
        public void learnt(int[] literals, int from, int length) {}

        @Override
        public void forgotten(int[] literals, int from, int length) {}
    };

    /** A clause that follows; literals as in {@link Assignment}. */
    void learnt(int[] literals, int from, int length);

    /** A clause that was learnt and is not used any more. */
    void forgotten(int[] literals, int from, int length);
}
