/** Several colours of one cell as sectors, like the slices of a cake; one colour fills the cell. */
export function sectors(count: number): string[] {
  if (count === 1) return ['M0 0H100V100H0Z'];
  const tilt = -Math.PI / 2 + 0.3;
  const corner = (angle: number) => {
    const reach = 50 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)));
    return [50 + reach * Math.cos(angle), 50 + reach * Math.sin(angle)].map((value) => Math.round(value * 100) / 100).join(' ');
  };
  return Array.from({ length: count }, (_, index) => {
    const from = tilt + (2 * Math.PI * index) / count;
    const to = tilt + (2 * Math.PI * (index + 1)) / count;
    // the corners of the square that lie between the two angles
    const between = [-3, -1, 1, 3, 5, 7]
      .map((eighth) => (eighth * Math.PI) / 4)
      .filter((angle) => angle > from && angle < to)
      .map(corner);
    return `M50 50L${[corner(from), ...between, corner(to)].join('L')}Z`;
  });
}
