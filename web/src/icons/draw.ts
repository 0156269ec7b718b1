/** Pictures into the page: each is read once, for to copy it is far quicker than to read it again. */

const drawn = new Map<string, DocumentFragment>();

function read(picture: string): DocumentFragment {
  const box = document.createElement("template");
  box.innerHTML = `<svg>${picture}</svg>`;
  const pieces = document.createDocumentFragment();
  pieces.append(...box.content.firstElementChild!.childNodes);
  return pieces;
}

/** `{@attach draw(PICTURES.rum)}` on an element of SVG that holds nothing else. */
export function draw(picture: string): (element: Element) => void {
  return (element) => {
    let pieces = drawn.get(picture);
    if (!pieces) drawn.set(picture, (pieces = read(picture)));
    element.replaceChildren(pieces.cloneNode(true));
  };
}
