/** [SK-5.9] By damage points: to 120, to 600, above. */
const SIZE_BANDS = ['destroyer', 'cruiser', 'capital'] as const;
export type SizeBand = (typeof SIZE_BANDS)[number];
