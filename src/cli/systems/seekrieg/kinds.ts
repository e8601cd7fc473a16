import type { Order, SeekriegEvent } from '../../../rules/seekrieg';

/** What a few dozen games should meet: movement, sighting, gunfire, torpedoes, damage. */
export const TO_MEET = {
  orders: [
    ...(['speed', 'element', 'turns', 'evade', 'smoke', 'ram', 'starShell'] as const),
    ...(['searchlight', 'shells', 'gunfire', 'torpedoes', 'confirm'] as const),
  ] satisfies Order['kind'][],
  events: [
    ...(['turnBegan', 'sideConfirmed', 'shipMoved', 'contactMade', 'salvoFired'] as const),
    ...(['shipHit', 'criticalDamage', 'damageAdded', 'piecesLost', 'fireStarted'] as const),
    ...(['torpedoesFired', 'torpedoesTried', 'gameEnded'] as const),
  ] satisfies SeekriegEvent['kind'][],
};
