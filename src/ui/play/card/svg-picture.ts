/** A drawing on the page as a picture of its own: with the styles it has there, and the pictures it shows. */

/** What a stylesheet may say of a shape. */
const PROPERTIES = [
  'display',
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'opacity',
  'mix-blend-mode',
  'isolation',
  'stop-color',
  'stop-opacity',
  'filter',
  'transform',
  'transform-box',
  'transform-origin',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'letter-spacing',
  'overflow',
] as const;

/** @throws if the browser cannot read the drawing */
export async function svgPicture(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [...drawing.querySelectorAll<SVGElement>('*')];
  for (const [at, element] of [...copy.querySelectorAll<SVGElement>('*')].entries()) {
    if (needsStyles(element)) giveStyles(element, originals[at]!);
    element.removeAttribute('class');
  }
  await Promise.all([...copy.querySelectorAll('image')].map(embed));
  const picture = new Image();
  // Not a blob's address: Safari takes a canvas for foreign after one.
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await picture.decode();
  return picture;
}

const needsStyles = (element: SVGElement): boolean =>
  element.hasAttribute('class') ||
  element.hasAttribute('style') ||
  [...element.attributes].some(({ value }) => value.includes('var('));

function giveStyles(element: SVGElement, original: SVGElement): void {
  const styles = getComputedStyle(original);
  for (const name of PROPERTIES) {
    // A paint server's address is made whole by some browsers; in the copy it stands in the same document.
    const value = styles.getPropertyValue(name).replace(/url\("?[^"#)]*(#[^")]+)"?\)/g, 'url($1)');
    // Not as an attribute: the page's policy allows no inline styles.
    element.style.setProperty(name, value);
  }
}

/** A picture within a picture has to come along; one that cannot leaves what is drawn below it. */
async function embed(image: SVGImageElement): Promise<void> {
  try {
    const address = new URL(image.href.baseVal, location.href);
    // The page may show pictures from elsewhere, but not read them.
    if (address.origin !== location.origin) throw new Error(address.origin);
    const reply = await fetch(address);
    if (!reply.ok) throw new Error(String(reply.status));
    image.setAttribute('href', await dataAddress(await reply.blob()));
  } catch {
    image.remove();
  }
}

const dataAddress = (blob: Blob): Promise<string> =>
  new Promise((done, fail) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => done(reader.result as string));
    reader.addEventListener('error', () => fail(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(blob);
  });
