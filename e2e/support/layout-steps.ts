import type { Locator } from '@playwright/test';

/** Pairs of controls in there of which one lies over the other. */
export function overlapping(within: Locator): Promise<readonly string[]> {
  return within.evaluate((root) => {
    const boxes = [...root.querySelectorAll('button, a, input')]
      .filter((element) => element.checkVisibility() && !element.contains(root))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1);
    return boxes.flatMap(({ element, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(({ element: other }) => !element.contains(other) && !other.contains(element))
        .filter(
          ({ box: { left, right, top, bottom } }) =>
            left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1,
        )
        .map(
          ({ element: other }) => `${element.outerHTML.slice(0, 80)} over ${other.outerHTML.slice(0, 80)}`,
        ),
    );
  });
}

/** What of it is outside the window at its left or right. */
export function outside(within: Locator): Promise<readonly string[]> {
  return within.evaluate((root) =>
    [...root.querySelectorAll('button, a, input, [role="img"] > span')]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < 0 || right > window.innerWidth);
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
}

/** The texts in there, of one element each, over which the next element lies. */
export function coveredTexts(within: Locator): Promise<readonly string[]> {
  return within.evaluate((root) =>
    [...root.children]
      .filter((element) => element.checkVisibility())
      .flatMap((element, index, shown) => {
        const next = shown[index + 1];
        const letters = document.createRange();
        letters.selectNodeContents(element);
        const isCovered = next && letters.getBoundingClientRect().right > next.getBoundingClientRect().left;
        return isCovered ? [element.textContent] : [];
      }),
  );
}
