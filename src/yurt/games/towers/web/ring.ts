/** Where carts and players are, seen from one seat: that seat is below, the turn goes on to the left. */

export interface Spot {
  /** The middle of the cart in pixels. */
  x: number;
  y: number;
  scale: number;
  /** Whether the yak looks to the right when the carts go clockwise. */
  looksRight: boolean;
}

export const CART_WIDTH = 264;
export const CART_HEIGHT = 104;
export const MARKET_WIDTH = 142;
export const MARKET_HEIGHT = 60;
const TALL = 360; // a valley so tall has room for carts beside the market
const TUCKED = 24; // so much of the market may lie behind carts
const SMALLER = 0.85; // the carts of the others beside one's own
const MARGIN = 40; // on both sides of the cart below: the mountain track and the bag

/** How many places the carts have: with two players the market path is one. */
export function ringSize(seats: number): number {
  return Math.max(3, seats);
}

/** How many places after one's own a place comes, clockwise. */
export function stepsAfter(place: number, own: number, size: number): number {
  return (place - own + size) % size;
}

/** The spots of the ring below the camps, the first is one's own. */
export function spotsOf(size: number, width: number, height: number, top: number): Spot[] {
  const isTall = height - top > TALL;
  const across = isTall ? 2.15 : size === 4 ? 2.95 : 2.4; // carts beside each other, their empty ends overlap
  const widest = width / (CART_WIDTH * across);
  const both = (height - top - MARKET_HEIGHT + TUCKED) / CART_HEIGHT; // the scales of the cart below and of one above it
  const own = Math.min(1.35, (width - 2 * MARGIN) / CART_WIDTH, (height - top) / 205, Math.max(both / (1 + SMALLER), both - widest));
  const scale = Math.min(SMALLER * own, widest);
  const below = { x: width / 2, y: height - (CART_HEIGHT * own) / 2, scale: own, looksRight: false };
  const room = height - top - CART_HEIGHT * own;
  const spare = Math.max(0, room - CART_HEIGHT * scale - MARKET_HEIGHT);
  const high = top + (CART_HEIGHT * scale) / 2 + Math.min(spare * 0.12, 20);
  const low = high + (size === 4 ? 4 + spare * (isTall ? 0.42 : 0.5) : spare * 0.25);
  const side = (CART_WIDTH * scale) / 2;
  const left = { x: side, y: low, scale, looksRight: true };
  const right = { x: width - side, y: low, scale, looksRight: false };
  if (size === 3) return [below, left, right];
  return [below, left, { x: width / 2, y: high, scale, looksRight: true }, right];
}

/** Where the market stands: between the carts above and one's own, larger where there is room. */
export function marketSpot(spots: Spot[]): Omit<Spot, "looksRight"> {
  const [own, side] = spots as [Spot, Spot];
  const bottom = own.y - (CART_HEIGHT * own.scale) / 2;
  const below = (spot: Spot) => spot.y + (CART_HEIGHT * spot.scale) / 2;
  const isRoomy = bottom - below(side) > 1.2 * MARKET_HEIGHT;
  const beside = 2 * (own.x - side.x) - CART_WIDTH * side.scale; // the room between the carts to the left and right
  const isBetween = spots.length === 3 && !isRoomy && beside > MARKET_WIDTH;
  const above = isBetween ? side.y - (CART_HEIGHT * side.scale) / 2 : below(spots.length === 4 && !isRoomy ? spots[2]! : side);
  const widest = isBetween ? beside / MARKET_WIDTH : 1.5;
  const scale = Math.max(1, Math.min(1.5, widest, (bottom - above) / (MARKET_HEIGHT * 1.5)));
  return { x: own.x, y: Math.max((above + bottom) / 2, above + MARKET_HEIGHT / 2 - 12), scale };
}

/** A smooth closed way through the wheels of all carts, as quarter curves. */
export function roadOf(spots: Spot[]): { d: string; arrows: { x: number; y: number; angle: number }[] } {
  const wheels = spots.map((spot) => ({ x: spot.x, y: spot.y + CART_HEIGHT * 0.36 * spot.scale }));
  if (wheels.length === 3) wheels.splice(2, 0, { x: wheels[0]!.x, y: wheels[1]!.y - 14 });
  const [bottom, left, top, right] = wheels as [Point, Point, Point, Point];
  const wide = left.x + (bottom.x - left.x) * 0.12;
  const far = right.x - (right.x - bottom.x) * 0.12;
  const quarter = (from: Point, to: Point, first: Point, second: Point) => ({ from, to, first, second });
  const quarters = [
    quarter(bottom, { x: wide, y: left.y }, { x: wide + (bottom.x - wide) * 0.3, y: bottom.y }, { x: wide, y: left.y + (bottom.y - left.y) * 0.6 }),
    quarter({ x: wide, y: left.y }, top, { x: wide, y: left.y - (left.y - top.y) * 0.6 }, { x: wide + (bottom.x - wide) * 0.4, y: top.y }),
    quarter(top, { x: far, y: right.y }, { x: far - (far - top.x) * 0.4, y: top.y }, { x: far, y: right.y - (right.y - top.y) * 0.6 }),
    quarter({ x: far, y: right.y }, bottom, { x: far, y: right.y + (bottom.y - right.y) * 0.6 }, { x: far - (far - bottom.x) * 0.3, y: bottom.y }),
  ];
  const d = quarters.reduce((way, { first, second, to }) => `${way}C${at(first)} ${at(second)} ${at(to)}`, `M${at(bottom)}`) + "z";
  const arrows = [arrowAt(quarters[0]!, 0.66), arrowAt(quarters[0]!, 0.9), arrowAt(quarters[3]!, 0.1), arrowAt(quarters[3]!, 0.34)];
  return { d, arrows };
}

interface Point {
  x: number;
  y: number;
}

interface Quarter {
  from: Point;
  to: Point;
  first: Point;
  second: Point;
}

const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A point of a curve, and where the way goes there. */
function arrowAt({ from, first, second, to }: Quarter, part: number): { x: number; y: number; angle: number } {
  const rest = 1 - part;
  const along = (pick: (point: Point) => number) =>
    rest ** 3 * pick(from) + 3 * rest ** 2 * part * pick(first) + 3 * rest * part ** 2 * pick(second) + part ** 3 * pick(to);
  const slope = (pick: (point: Point) => number) =>
    rest ** 2 * (pick(first) - pick(from)) + 2 * rest * part * (pick(second) - pick(first)) + part ** 2 * (pick(to) - pick(second));
  const angle = (Math.atan2(slope((point) => point.y), slope((point) => point.x)) * 180) / Math.PI;
  return { x: along((point) => point.x), y: along((point) => point.y), angle };
}
