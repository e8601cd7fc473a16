import { expect, test } from 'vitest';
import { type Business, openingBounds } from '../../../src/ui/chart/opening';
import type { ChartPin } from '../../../src/ui/chart/pin';
import { spreadPins } from '../../../src/ui/chart/spread';
import { FLAT, HEX_WIDTH } from '../../../src/ui/hexmap/geometry/plane';

const force = (id: string, q: number, r = 0, types = '') =>
  ({ kind: 'force', id, name: id, hex: { q, r }, side: 'allies', types }) as ChartPin;
const base = (id: string, q: number, r = 0) =>
  ({ kind: 'base', id, hex: { q, r }, side: 'allies' }) as ChartPin;
const reported = (id: string, q: number, r = 0, isStale = false) =>
  ({ kind: 'contact', id, hex: { q, r }, side: 'axis', isStale }) as ChartPin;

const hexesOf = (pins: readonly ChartPin[], ...kinds: ChartPin['kind'][]) =>
  pins.filter(({ kind }) => kinds.includes(kind)).map(({ hex }) => hex);
const businessOf = (pins: readonly ChartPin[]): Business => ({
  busy: hexesOf(pins, 'force', 'contact'),
  reported: hexesOf(pins, 'contact'),
  own: hexesOf(pins, 'force'),
  bases: hexesOf(pins, 'base'),
});

/** Far out pins are drawn at that share of their size. */
const FAR_SHARE = 0.9;

const placesOf = (pins: readonly ChartPin[], scale: number) =>
  spreadPins(pins, scale).map(({ pin, aside, down }) => ({
    id: pin.id,
    x: FLAT.center(pin.hex).x * scale + aside * FAR_SHARE,
    y: FLAT.center(pin.hex).y * scale + down * FAR_SHARE,
  }));

test('divisions of near hexes do not cover each other, however far out', () => {
  const near = [force('A1', 0), force('A2', 1), force('A3', 1, 1)];
  for (const scale of [0.05, 0.1, 0.2]) {
    const [pin] = spreadPins(near, scale);
    const { width = 0, height = 0 } = pin ?? {};
    const places = placesOf(near, scale);
    for (const one of places)
      for (const two of places.filter(({ id }) => id > one.id))
        expect(
          Math.abs(one.x - two.x) > width * FAR_SHARE ||
            Math.abs(one.y - two.y) > height * FAR_SHARE,
        ).toBe(true);
  }
});

/** Sea between the plates of two pins beside their borders; pixels. */
const BETWEEN = 4;

test('however crowded the chart, live pins of near hexes do not touch', () => {
  const types = ['', '2CA 2DD', '3CV 2BB 2CA 1CL 8DD'];
  const crowd = Array.from({ length: 30 }, (_, at) =>
    force(`A${at}`, (at * 5) % 8, ((at * 7) % 6) - 2, types[at % 3]),
  );
  const scale = 46 / HEX_WIDTH;
  const boxes = spreadPins(crowd, scale).map(({ pin, aside, down, width, height }) => {
    const { x, y } = FLAT.center(pin.hex);
    return { x: x * scale + aside, y: y * scale + down, width, height };
  });
  const gaps = boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .map((two) =>
        Math.max(
          Math.abs(one.x - two.x) - (one.width + two.width) / 2,
          Math.abs(one.y - two.y) - (one.height + two.height) / 2,
        ),
      ),
  );
  expect(Math.min(...gaps)).toBeGreaterThan(BETWEEN);
});

test('far out pins are small, and reports that say little are small at every scale', () => {
  const formOf = (pin: ChartPin, scale: number) => spreadPins([pin], scale)[0]?.form;
  expect(formOf(force('A1', 0), 1)).toBe('full');
  expect(formOf(force('A1', 0), 0.01)).toBe('small');
  expect(formOf(reported('c1-1', 0), 1)).toBe('full');
  expect(formOf(reported('c1-1', 0, 0, true), 1)).toBe('small');
});

test('a pin is wide enough for what its ships are called', () => {
  const types = '2CV 2CA 2CL 2DD';
  const [few, many] = spreadPins([force('A1', 0), force('A2', 30, 0, types)], 1);
  expect(many?.width).toBeGreaterThan(few?.width ?? 0);
});

test('a small pin is wide enough for its name, and for the sign of one that is spotted', () => {
  const plain = force('TF 16', 0);
  const [one, two] = spreadPins(
    [plain, { ...force('TF 17', 90), isSpotted: true } as ChartPin],
    0.1,
  );
  expect(one).toMatchObject({ form: 'small', width: 54 });
  expect(two?.width).toBe(68);
});

test('many divisions of one hex stand in lines of three', () => {
  const five = ['A1', 'A2', 'A3', 'A4', 'A5'].map((id) => force(id, 0));
  const lines = new Set(spreadPins(five, 1).map(({ down }) => Math.round(down)));
  expect(lines.size).toBe(2);
});

test('a window too small for all that is under way opens on most of the own divisions', () => {
  const units = [force('A1', 0), force('A2', 1), force('A3', 80), reported('c1-1', 60)];
  const bounds = openingBounds(businessOf(units), { width: 320, height: 280 });
  if (!bounds) throw new Error('no bounds');
  expect(bounds.left).toBeLessThan(FLAT.center({ q: 0, r: 0 }).x);
  expect(bounds.right).toBeLessThan(FLAT.center({ q: 60, r: 0 }).x);
});

test('what has room lies in the middle of its hex', () => {
  expect(spreadPins([force('A1', 0), force('A2', 9)], 1)).toMatchObject([
    { aside: 0, down: 0 },
    { aside: 0, down: 0 },
  ]);
});

test('a base stays where it is', () => {
  const [land, ship] = spreadPins([base('wake', 0), force('A1', 0, 1)], 0.1);
  expect(land).toMatchObject({ aside: 0, down: 0 });
  expect(Math.hypot(ship?.aside ?? 0, ship?.down ?? 0)).toBeGreaterThan(10);
});

test('a chart too wide for its window opens on what was reported, with room for its pins', () => {
  const units = [force('A1', 0), force('A2', 200), reported('c1-1', 2)];
  const window = { width: 1000, height: 600 };
  const bounds = openingBounds(businessOf(units), window);
  if (!bounds) throw new Error('no bounds');
  expect(bounds.right).toBeLessThan(FLAT.center({ q: 200, r: 0 }).x);
  const k = window.width / (bounds.right - bounds.left);
  expect((FLAT.center({ q: 0, r: 0 }).x - bounds.left) * k).toBeGreaterThan(100);
});

const shows = (bounds: ReturnType<typeof openingBounds>, q: number): boolean => {
  const { x } = FLAT.center({ q, r: 0 });
  return bounds !== undefined && bounds.left < x && x < bounds.right;
};

test('a chart opens with the own bases in it, as long as that is legible', () => {
  const window = { width: 1000, height: 600 };
  const near = openingBounds(businessOf([force('A1', 0), base('moresby', 25)]), window);
  expect(shows(near, 0) && shows(near, 25)).toBe(true);
  const far = openingBounds(businessOf([force('A1', 0), base('hawaii', 400)]), window);
  expect([shows(far, 0), shows(far, 400)]).toEqual([true, false]);
});

test('forces that lie together are shown with twenty hexes of chart around them', () => {
  const window = { width: 1000, height: 600 };
  const bounds = openingBounds(businessOf([force('A1', 0), reported('c1-1', 1)]), window);
  if (!bounds) throw new Error('no bounds');
  expect((bounds.bottom - bounds.top) / HEX_WIDTH).toBeCloseTo(20);
  expect((bounds.right + bounds.left) / 2).toBeCloseTo(FLAT.center({ q: 0.5, r: 0 }).x);
});

test('a window that opens on a report has all own forces in it that leave it legible', () => {
  const units = [force('A1', 0), reported('c1-1', 2), force('A4', 20), force('A5', 60)];
  const bounds = openingBounds(businessOf(units), { width: 334, height: 330 });
  expect([0, 20, 60].map((q) => shows(bounds, q))).toEqual([true, true, false]);
});

test('old reports make way for forces and fresh reports, which stay as near to their hexes as without them', () => {
  const now = [force('A1', 0), reported('c1-1', 0)];
  const old = Array.from({ length: 8 }, (_, at) => reported(`c2-${at}`, at % 2, -(at % 3), true));
  const placesAmong = (pins: readonly ChartPin[]) =>
    placesOf(pins, 0.05).filter(({ id }) => !id.startsWith('c2'));
  expect(placesAmong([...old, ...now])).toEqual(placesAmong(now));
});
