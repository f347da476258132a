/** What can be measured of a page where it stands: each runs inside the page and tells what is wrong, one line each. */

/** What no sideways scroll may hide: the page, and every dialog open over it. Tables scroll inside regions of their own. */
export function sideways(): string[] {
  const wide = (element: Element) => element.scrollWidth - element.clientWidth;
  const cause = (room: Element) => {
    const edge = room.getBoundingClientRect().left + room.clientWidth;
    const isClipped = (one: Element): boolean =>
      one.parentElement !== null &&
      one.parentElement !== room &&
      (getComputedStyle(one.parentElement).overflowX !== 'visible' || isClipped(one.parentElement));
    const over = [...room.querySelectorAll('*')].filter(
      (one) => one.getBoundingClientRect().right > edge + 1 && !isClipped(one),
    );
    const deepest = over.filter((one) => !over.some((other) => other !== one && one.contains(other)));
    return deepest
      .slice(0, 3)
      .map((one) => one.outerHTML.slice(0, 120))
      .join(' | ');
  };
  return [document.documentElement, ...document.querySelectorAll('dialog[open]')]
    .filter((room) => wide(room) > 0)
    .map((room) => `${room.tagName} scrolls ${wide(room)} px: ${cause(room)}`);
}

/** Text that a box cuts off without a way to scroll to it. Clamped lines are a foretaste: the whole is one tap away. */
export function cutOff(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const top = [...document.querySelectorAll('dialog[open]')].at(-1);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim()) continue;
    // What may be shortened says so, and has its whole text elsewhere.
    if (parent.closest('[aria-hidden=true], svg, option, [data-shortened]')) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }))
      continue;
    if (top && !top.contains(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width <= 1 || text.height <= 1) continue;
    for (let box: Element | null = parent; box && box !== document.documentElement; box = box.parentElement) {
      const style = getComputedStyle(box);
      const { overflowX, overflowY } = style;
      const room = box.getBoundingClientRect();
      if (style.clipPath !== 'none' || room.width <= 2 || style.webkitLineClamp !== 'none') break;
      if (style.display === 'inline') continue;
      if ([overflowX, overflowY].some((one) => one === 'auto' || one === 'scroll')) break;
      const isCut =
        (overflowX !== 'visible' && (text.right > room.right + 2 || text.left < room.left - 2)) ||
        (overflowY !== 'visible' && (text.bottom > room.bottom + 4 || text.top < room.top - 4));
      if (isCut) {
        found.push(`“${node.textContent.trim().slice(0, 60)}” in ${box.outerHTML.slice(0, 120)}`);
        break;
      }
    }
  }
  return found.slice(0, 5);
}

/**
 * Text that a drawing, a picture or another box is painted over, that stands on a drawing which is no backdrop
 * (`data-backdrop`) with nothing in between, or that a sticky bar covers even when the page is scrolled to it. Judged by
 * what is hit at points of each line of text.
 */
export function coveredText(): string[] {
  const sheet = new CSSStyleSheet();
  // Drawings let taps through: for this they must be hit.
  sheet.replaceSync('* { pointer-events: auto !important; scroll-behavior: auto !important }');
  const sheets = [...document.adoptedStyleSheets];
  const scrolled = [scrollX, scrollY] as const;
  document.adoptedStyleSheets = [...sheets, sheet];
  const found = new Set<string>();
  const isForScreenReadersOnly = once((box): boolean => {
    const { clipPath, display } = getComputedStyle(box);
    if (clipPath !== 'none' || (display !== 'inline' && display !== 'contents' && box.clientWidth <= 2)) return true;
    return box.parentElement !== null && isForScreenReadersOnly(box.parentElement);
  });
  /** Boxes around it, from the inside out, that clip or scroll what they hold. */
  const clippingBoxes = once((box): Element[] => {
    const { overflowX, overflowY, display } = getComputedStyle(box);
    const isClipping = display !== 'inline' && (overflowX !== 'visible' || overflowY !== 'visible');
    return [...(isClipping ? [box] : []), ...(box.parentElement ? clippingBoxes(box.parentElement) : [])];
  });
  const opacityOf = once(
    (box): number =>
      Number(getComputedStyle(box).opacity) * (box.parentElement === null ? 1 : opacityOf(box.parentElement)),
  );
  const painting = once((hit): 'nothing' | 'everywhere' | 'its box' => {
    if (opacityOf(hit) < 0.25 || hit instanceof SVGSVGElement) return 'nothing';
    const style = getComputedStyle(hit);
    if (hit instanceof SVGElement) {
      const seen = (paint: string, opacity: string) => paint !== 'none' && alphaOf(paint) * Number(opacity) >= 0.25;
      const isSeen = seen(style.fill, style.fillOpacity) || seen(style.stroke, style.strokeOpacity);
      return isSeen ? 'everywhere' : 'nothing';
    }
    if (hit.matches('img, canvas, video')) return 'everywhere';
    return alphaOf(style.backgroundColor) >= 0.25 || style.backgroundImage !== 'none' ? 'its box' : 'nothing';
  });
  try {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1);
    const texts = document.createTreeWalker(top ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const holder = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (!holder || words === '' || holder.closest('[aria-hidden=true], [inert], svg, option, script, style'))
        continue;
      if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }))
        continue;
      if (isForScreenReadersOnly(holder)) continue;
      let cover = coverOf(node, holder);
      if (cover) {
        holder.scrollIntoView({ block: 'center' });
        cover = coverOf(node, holder);
      }
      if (cover) found.add(`“${words.slice(0, 60)}” under ${cover.outerHTML.slice(0, 120)}`);
    }
  } finally {
    document.adoptedStyleSheets = sheets;
    scrollTo(...scrolled);
  }
  return [...found].slice(0, 5);

  /** Nothing changes meanwhile but what is scrolled to: what does not depend on that is asked once an element. */
  function once<T>(of: (box: Element) => T): (box: Element) => T {
    const known = new Map<Element, T>();
    return (box) => {
      if (!known.has(box)) known.set(box, of(box));
      return known.get(box) as T;
    };
  }

  function coverOf(node: Node, holder: Element): Element | undefined {
    const range = document.createRange();
    range.selectNodeContents(node);
    let lines = [...range.getClientRects()];
    const isSeen = (line: DOMRect) => line.top >= 0 && line.bottom <= innerHeight;
    if (!lines.every(isSeen)) {
      // To the middle: the texts that follow are seen without scrolling for each.
      holder.scrollIntoView({ block: 'center' });
      lines = [...range.getClientRects()].filter(isSeen);
    }
    lines = lines.filter((line) => !isClippedAway(line, holder));
    const rooms = clippingBoxes(holder).map((box) => box.getBoundingClientRect());
    for (const { left, top, width, height } of lines) {
      if (width <= 2 || height <= 2) continue;
      for (const across of [0.06, 0.28, 0.5, 0.72, 0.94])
        for (const down of [0.35, 0.65]) {
          const x = left + width * across;
          // The end of a line that an ellipsis stands for is not there to be covered.
          if (rooms.some((room) => x < room.left || x > room.right)) continue;
          const cover = paintedOver(x, top + height * down, holder);
          if (cover) return cover;
        }
    }
    return undefined;
  }

  /** Lines beyond those of a clamped text, and what a region scrolls: cutOff judges whether that was meant. */
  function isClippedAway(line: DOMRect, holder: Element): boolean {
    const middle = (line.top + line.bottom) / 2;
    return clippingBoxes(holder).some((box) => {
      const room = box.getBoundingClientRect();
      return middle < room.top || middle > room.bottom || line.right < room.left || line.left > room.right;
    });
  }

  function paintedOver(x: number, y: number, holder: Element): Element | undefined {
    const hits = document.elementsFromPoint(x, y);
    // Where its own box, or one within or around it, is not hit at all, the text is scrolled or cut away there.
    const own = hits.findIndex((hit) => hit === holder || hit.contains(holder) || holder.contains(hit));
    if (own < 0) return undefined;
    // Whatever is pressed next closes an open menu.
    const above = hits.slice(0, own).filter((hit) => !hit.closest('[popover=auto]:popover-open'));
    return above.find((hit) => isPainted(hit, x, y)) ?? drawingUnder(hits.slice(own), x, y);
  }

  function drawingUnder(hits: readonly Element[], x: number, y: number): Element | undefined {
    for (const hit of hits) {
      const isDrawing = hit instanceof SVGElement || hit.matches('img, canvas, video');
      if (isDrawing && isPainted(hit, x, y)) return hit.closest('[data-backdrop]') ? undefined : hit;
      if (!isDrawing && isPainted(hit, x, y)) return undefined;
    }
    return undefined;
  }

  function isPainted(hit: Element, x: number, y: number): boolean {
    const where = painting(hit);
    if (where !== 'its box') return where === 'everywhere';
    // What is hit beyond its own box is a pseudo-element, which makes the whole of a card a target.
    const { left, right, top, bottom } = hit.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  }

  function alphaOf(colour: string): number {
    if (colour === 'transparent') return 0;
    const [, alpha] = /^(?:rgba\(.*,|.*\/) ?([\d.]+)\)$/.exec(colour) ?? [];
    return alpha === undefined ? 1 : Number(alpha);
  }
}

/** Guests' targets: 56 px high for the main action, 44 px for the others; links within a sentence are free. */
export function smallTargets(): string[] {
  const dialogs = [...document.querySelectorAll('dialog[open]')];
  const room = dialogs.at(-1) ?? document;
  const found: string[] = [];
  for (const one of room.querySelectorAll<HTMLElement>(
    'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button], [role=switch], [role=slider]',
  )) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('[inert]')) continue;
    if (one.matches('a') && getComputedStyle(one).display === 'inline') continue;
    const label = one instanceof HTMLInputElement ? one.labels?.[0] : undefined;
    const boxes = [one, ...(label && /checkbox|radio|file/.test(one.getAttribute('type') ?? '') ? [label] : [])];
    const sizes = boxes.flatMap((box) => {
      const { width, height } = box.getBoundingClientRect();
      const grown = ['::before', '::after'].map((pseudo) => getComputedStyle(box, pseudo));
      const stretched = grown.filter(({ content, position }) => content !== 'none' && position === 'absolute');
      return [
        { width, height },
        ...stretched.map((style) => ({ width: parseFloat(style.width) || 0, height: parseFloat(style.height) || 0 })),
      ];
    });
    const height = Math.max(...sizes.map((size) => size.height));
    const width = Math.max(...sizes.map((size) => size.width));
    if (width <= 2 || height <= 2) continue;
    const least = one.matches('button[class*=main]') ? 56 : 44;
    if (height < least - 0.5 || width < 43.5)
      found.push(`${Math.round(width)} × ${Math.round(height)} px, not ${least}: ${one.outerHTML.slice(0, 120)}`);
  }
  return found;
}

/** Movement in a page that was asked for none: all but a fade. */
export function movement(): string[] {
  return document.getAnimations().flatMap((animation) => {
    const effect = animation.effect;
    if (animation.playState !== 'running' || !(effect instanceof KeyframeEffect)) return [];
    const { duration } = effect.getComputedTiming();
    const ignored = ['offset', 'computedOffset', 'easing', 'composite'];
    const moved = new Set(effect.getKeyframes().flatMap((frame) => Object.keys(frame)));
    const isFade = [...moved].every((one) => one === 'opacity' || ignored.includes(one));
    if (isFade || Number(duration) <= 1) return [];
    const name = animation instanceof CSSAnimation ? animation.animationName : 'a transition';
    return [
      `${name}: ${[...moved].filter((one) => !ignored.includes(one)).join(', ')}: ${effect.target?.outerHTML.slice(0, 100)}`,
    ];
  });
}

/** In forced colours: what is pressed must have an edge (a slider's is on its track), and what is chosen must look other than what is not. */
export function lostInForcedColours(): string[] {
  const found: string[] = [];
  const seen = (one: Element) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const clear = (colour: string) => colour === 'transparent' || /^rgba\(.*, 0\)$|\/ 0\)$/.test(colour);
  for (const one of document.querySelectorAll(
    'button:not(:disabled), select, textarea, input:not([type=hidden], [type=range])',
  )) {
    const style = getComputedStyle(one);
    const { width, height } = one.getBoundingClientRect();
    if (!seen(one) || width <= 2 || height <= 2 || style.appearance === 'auto') continue;
    const hasEdge = (of: CSSStyleDeclaration) =>
      (of.borderBottomStyle !== 'none' && parseFloat(of.borderBottomWidth) > 0 && !clear(of.borderBottomColor)) ||
      of.outlineStyle !== 'none';
    const around = one.parentElement && getComputedStyle(one.parentElement);
    const isUnderlined = style.textDecorationLine.includes('underline');
    if (!hasEdge(style) && !(around && hasEdge(around)) && !isUnderlined)
      found.push(`no edge: ${one.outerHTML.slice(0, 120)}`);
  }
  const LOOK =
    'color background-color border-bottom-color border-bottom-width border-bottom-style outline-style outline-width font-weight text-decoration-line content display visibility opacity transform fill stroke'.split(
      ' ',
    );
  const chosen =
    '[aria-pressed=true], [aria-checked=true], [aria-selected=true], [aria-current]:not([aria-current=false])';
  const look = (one: Element): string =>
    [one, ...one.querySelectorAll('*')]
      .flatMap((part) => [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
      .map((style) => LOOK.map((property) => style.getPropertyValue(property)).join())
      .join(';');
  for (const one of document.querySelectorAll(chosen)) {
    if (!seen(one)) continue;
    const group =
      one.closest('[role=group], [role=radiogroup], [role=tablist], fieldset, nav, ul, ol, table') ?? one.parentElement;
    const others = [...(group?.querySelectorAll(`${one.tagName}[class]`) ?? [])].filter(
      (other) =>
        other !== one &&
        !other.matches(chosen) &&
        seen(other) &&
        other.className.split(' ')[0] === one.className.split(' ')[0],
    );
    if (others.some((other) => look(other) === look(one)))
      found.push(`chosen, and looks like the rest: ${one.outerHTML.slice(0, 120)}`);
  }
  return found;
}

/**
 * Ways back besides the kit's (`data-back`), or of another look than its chevron of 44 px. The one main action of a
 * screen may lead back.
 */
export function otherWaysBack(): string[] {
  const isBack = /^(?:Back(?: to (?!the original).*)?|返[回去](?!首頁).*)$/;
  return [...document.querySelectorAll<HTMLElement>('a, button')].flatMap((way) => {
    if (!way.checkVisibility({ visibilityProperty: true })) return [];
    const name = (way.textContent ?? '').trim();
    if (!('back' in way.dataset)) {
      return isBack.test(name) && !way.matches('[class*=main]') ? [`not the kit's: ${name}`] : [];
    }
    const { borderTopWidth, justifyContent } = getComputedStyle(way);
    const isMarked = way.firstElementChild instanceof SVGSVGElement && borderTopWidth === '0px';
    if (!isMarked || justifyContent === 'center') return [`of another look: ${name}`];
    return way.getBoundingClientRect().height < 44 ? [`lower than 44 px: ${name}`] : [];
  });
}

/** Drinks to choose from (`data-picture`) that are drawn beyond their box of 3 : 4, or whose box leaves its card. */
export function drawnBeyondCards(): string[] {
  const isWithin = (one: DOMRect, room: DOMRect) =>
    one.left >= room.left - 1 &&
    one.right <= room.right + 1 &&
    one.top >= room.top - 1 &&
    one.bottom <= room.bottom + 1;
  return [...document.querySelectorAll('[data-picture]')].flatMap((picture) => {
    const box = picture.getBoundingClientRect();
    const card = picture.closest('button')?.getBoundingClientRect();
    const drink = picture.querySelector('svg, img')?.getBoundingClientRect();
    if (!card || !drink) return ['nothing drawn, or no card'];
    const isRight = isWithin(box, card) && isWithin(drink, box) && Math.abs(box.width / box.height - 0.75) < 0.02;
    return isRight ? [] : [`${picture.closest('button')?.textContent}: ${drink.width} × ${drink.height} px`];
  });
}
