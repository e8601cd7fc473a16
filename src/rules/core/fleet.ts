/** Types of ships in the registry, and what a battle calls them [BT-2.1]. */
export const SHIP_TYPES = [
  'BB',
  'BC',
  'CV',
  'CVL',
  'CVE',
  'CVS',
  'CD',
  'AC',
  'CA',
  'CL',
  'DD',
  'DE',
  'TB',
  'AMC',
  'large-transport',
  'small-transport',
] as const;
export type ShipType = (typeof SHIP_TYPES)[number];

/** Types of ships and boats in operations [ST-2.7]; a PT is a flotilla of motor torpedo boats. */
export const HULL_TYPES = [
  'CV',
  'CVL',
  'CVE',
  'BB',
  'BC',
  'CA',
  'CL',
  'DD',
  'DE',
  'FF',
  'CO',
  'PT',
  'TR',
  'AO',
  'SS',
] as const;
export type HullType = (typeof HULL_TYPES)[number];

/** [BT-16.5] Long Lance, other Japanese, United States, and all others. */
export const TORPEDO_KINDS = ['long-lance', 'japanese', 'us', 'other'] as const;
export type TorpedoKind = (typeof TORPEDO_KINDS)[number];

/** What is special about a ship's guns, radar, magazines or cargo [BT-16.9]. */
export const SHIP_TRAITS = [
  'excellentGunnery',
  'fireControlRadar',
  'searchRadar',
  'weakMagazines',
  'unloading',
  'cargo',
] as const;
export type ShipTrait = (typeof SHIP_TRAITS)[number];

/** Squadrons by what their aircraft are built for [ST-2.34]. */
export const SQUADRON_TYPES = ['F', 'RE', 'DB', 'TB', 'LB', 'SC', 'PA', 'MB', 'HB'] as const;
export type SquadronType = (typeof SQUADRON_TYPES)[number];

/** How bombs are dropped [ST-2.40]. */
export const BOMB_METHODS = ['dive', 'glide', 'level'] as const;
export type BombMethod = (typeof BOMB_METHODS)[number];

/** [ST-2.36] Two or more cannon or four or more heavy machine guns; eight light guns, or one cannon with two guns; less. */
export const FIGHTER_ARMAMENTS = ['heavy', 'middle', 'light'] as const;
export type FighterArmament = (typeof FIGHTER_ARMAMENTS)[number];

/** [ST-2.37] One gun by hand; a twin or two positions; well armed; turrets of a heavy bomber. */
export const RETURN_FIRE = ['one', 'two', 'strong', 'turrets'] as const;
export type ReturnFire = (typeof RETURN_FIRE)[number];
