/** A map that has stood still for this long is drawn in its place again. */
const REST_MS = 300;

/**
 * While a map moves at one scale the browser moves its finished picture (`data-lifted`, see board.css) and draws only
 * what comes into the window. At rest and at another scale the map is drawn again: a moved picture may lie between two
 * pixels, and an enlarged one is not sharp.
 */
export function newLift(svg: SVGSVGElement) {
  let scale = Number.NaN;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const drop = (): void => {
    clearTimeout(rest);
    delete svg.dataset.lifted;
  };
  return {
    /** The map has been placed, at a scale of so many pixels for a drawing unit. */
    placed: (k: number): void => {
      if (k !== scale) drop();
      else {
        svg.dataset.lifted = 'yes';
        clearTimeout(rest);
        rest = setTimeout(drop, REST_MS);
      }
      scale = k;
    },
    drop,
  };
}
