/** [WG-26.26] Navies rated like the Japanese; all others are rated like the American. */
const AXIS_NATIONS: readonly string[] = ['japan', 'germany', 'italy'];

export const isAxisNation = (nation: string): boolean => AXIS_NATIONS.includes(nation);

/** [WG-26.26] The year that ratings go by: a scenario before 1942 uses those of 1942. */
export const ratingYear = (date: string): number => Math.max(1942, Number(date.slice(0, 4)));

/** [WG-26.8, WG-26.11, WG-28.2] What grows by one in 1943 and by one more from 1944. */
export const byYear = (date: string, in1942: number): number =>
  in1942 + Math.min(2, ratingYear(date) - 1942);
