/** Arrow keys: to the next button on the left or right, or to the nearest one above or below. */

export interface Spot {
  x: number;
  y: number;
}

/** Which of the spots an arrow leads to from one of them; -1 if there is none. */
export function nextSpot(spots: Spot[], from: number, arrow: string): number {
  const here = spots[from]!;
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[arrow] ?? [0, 0];
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, i) => {
    const ahead = (spot.x - here.x) * dx! + (spot.y - here.y) * dy!;
    const aside = Math.abs((spot.x - here.x) * dy!) + Math.abs((spot.y - here.y) * dx!);
    const far = ahead + 2 * aside;
    if (i !== from && ahead > 4 && far < least) {
      best = i;
      least = far;
    }
  });
  return best;
}

export function moveFocus(key: KeyboardEvent & { currentTarget: HTMLElement }): void {
  if (!key.key.startsWith("Arrow")) return;
  const buttons = [...key.currentTarget.querySelectorAll<HTMLElement>("button:not(:disabled)")];
  const from = buttons.indexOf(document.activeElement as HTMLElement);
  if (from < 0) return;
  const spots = buttons.map((button) => {
    const box = button.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  const next = nextSpot(spots, from, key.key);
  if (next < 0) return;
  key.preventDefault();
  buttons[next]!.focus();
}
