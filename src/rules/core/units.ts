/** A number that carries its unit in the type, so that hexes are never taken for yards. */
type Unit<Name extends string> = number & { readonly unit?: Name };

export type Hexes = Unit<'hexes'>;
export type Yards = Unit<'yards'>;
export type Knots = Unit<'knots'>;
export type Inches = Unit<'inches'>;
/** Long tons of 2,240 lb, as in the treaties' standard displacement. */
export type LongTons = Unit<'long tons'>;
export type Degrees = Unit<'degrees'>;

/** Rounds halves up, as every rating formula of the project does. */
export const roundHalfUp = (value: number): number => Math.floor(value + 0.5);
