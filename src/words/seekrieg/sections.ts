import type { SeekriegEvent } from '../../rules/seekrieg';

/** The parts into which a turn is folded in the log [SK-5.1]. */
export const SECTIONS = [
  'setUp',
  'start',
  'movement',
  'sighting',
  'firePlot',
  'air',
  'gunfire',
  'torpedoes',
  'undersea',
  'damageControl',
  'end',
] as const;
export type Section = (typeof SECTIONS)[number];

/** Kinds that open a part; all others happen in the part that is open. */
const OPENS: Readonly<Partial<Record<SeekriegEvent['kind'], Section>>> = {
  turnBegan: 'start',
  depthChanged: 'movement',
  shipArrived: 'movement',
  shipMoved: 'movement',
  contactMade: 'sighting',
  contactNamed: 'sighting',
  contactLost: 'sighting',
  fireStruckOut: 'firePlot',
  turretFaultRolled: 'firePlot',
  smokeShellsFired: 'firePlot',
  raidDetected: 'air',
  vectorRolled: 'air',
  initiativeRolled: 'air',
  shipAttacked: 'air',
  baseAttacked: 'air',
  salvoFired: 'gunfire',
  friendMistaken: 'gunfire',
  torpedoesFired: 'torpedoes',
  torpedoesTried: 'torpedoes',
  depthsDrawn: 'firePlot',
  chargesDropped: 'undersea',
  boatAttacked: 'undersea',
  controlSpent: 'damageControl',
  damageAdded: 'end',
  baseDamaged: 'end',
  fireBurned: 'end',
  tubeReloaded: 'end',
};

/** The part that an event belongs to: its own, or that of what came before it. */
export const sectionOf = ({ kind }: SeekriegEvent, before: Section): Section =>
  OPENS[kind] ?? before;
