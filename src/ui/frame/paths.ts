/** The page that lists the throws of a match. */
export const DICE_PATH = '/dice';

/** The address of a match of this browser, or of its replay or report. */
export const matchPath = (id: string, what = ''): string =>
  `/match/${id}${what && `/${what}`}${location.search}`;

/** Where a battle is drawn. */
export const SKIRMISH_PATH = '/skirmish';

/** The address of a scenario before it is played. */
export const scenarioPath = (id: string): string => `/scenario/${id}`;
