/** Pictures and texts that leave the page: as files, on the clipboard, on paper. */

/** A PNG is at least so wide, and twice as large as the SVG. */
const LEAST_WIDTH = 1200;
/** Browsers draw nothing larger. */
const MOST_WIDTH = 8192;

export function save(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // a browser may still be reading it
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export const address = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** An SVG as PNG; nothing if the browser cannot. */
export async function png(svg: string): Promise<Blob | null> {
  const image = new Image();
  image.src = address(svg);
  await image.decode();
  const scale = Math.min(Math.max(2, LEAST_WIDTH / image.naturalWidth), MOST_WIDTH / image.naturalWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.naturalWidth * scale);
  canvas.height = Math.round(image.naturalHeight * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

/** Copies what a field holds; where that is not allowed, it stays chosen, for the keys to do it. */
export async function copy(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // pages that come by plain http have only the old way
    return document.execCommand('copy');
  }
}

/** Prints a picture of our own, of a board or a step, below a title, alone on the paper. */
export function print(svg: string, title: string, sentences: string[], isStep: boolean): void {
  document.querySelector('.printout')?.remove();
  const paper = document.createElement('section');
  paper.className = 'printout';
  paper.classList.toggle('step', isStep);
  const heading = document.createElement('h1');
  heading.textContent = title;
  const rules = document.createElement('p');
  rules.textContent = sentences.join(' ');
  const picture = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  paper.append(heading, document.importNode(picture, true), rules);
  document.body.append(paper);
  window.addEventListener('afterprint', () => paper.remove(), { once: true });
  window.print();
}
