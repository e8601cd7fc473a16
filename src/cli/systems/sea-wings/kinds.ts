import type { Order, SeaWingsEvent } from '../../../rules/sea-wings';

/** What some dozen games should meet: searches, strikes with their fights, movement of real and false forces, gunfire. */
export const TO_MEET = {
  orders: [
    ...(['planSearch', 'planStrike', 'planCap', 'planReady', 'planFerry', 'standDown'] as const),
    ...(['scramble', 'aaFormation', 'allotCap', 'allotEscorts', 'aim', 'allotAA'] as const),
    ...(['divert', 'divide', 'join', 'renumber', 'plot'] as const),
    ...(['placeDummy', 'moveDummy', 'tell', 'tellNothing', 'discard', 'confirm'] as const),
    ...(['land', 'engage', 'bombard', 'fight', 'shoot', 'chooseWay'] as const),
    ...(['playCard', 'capVsSearch'] as const),
  ] satisfies Order['kind'][],
  events: [
    ...(['turnBegan', 'moveOrderRolled', 'taskForceMoved', 'markersShown'] as const),
    ...(['markerSearched', 'markerReported', 'taskForceSpotted', 'spottingLost'] as const),
    ...(['raidBegan', 'capRolled', 'airShots', 'flakFired', 'groupAttacked'] as const),
    ...(['shipHit', 'firesFought', 'damageControlled', 'factorsLost', 'raidEnded'] as const),
    ...(['contactRolled', 'engagementBegan', 'quickAttacked', 'engagementEnded'] as const),
    ...(['missionRolled', 'bombarded', 'cardsDrawn', 'cardPlayed'] as const),
    ...(['submarineSearched', 'gameEnded'] as const),
  ] satisfies SeaWingsEvent['kind'][],
};
