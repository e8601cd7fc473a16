import type { FleetActionEvent, Order } from '../../../rules/fleet-action';

/** What a few dozen games should meet: markers, movement, torpedoes, gunnery, damage, morale. */
export const TO_MEET = {
  orders: [
    ...(['chooseFirst', 'deployContact', 'moveContact', 'setSpeed', 'moveShip'] as const),
    ...(['declareTorpedo', 'shootGuns', 'resolveTorpedo', 'moveAir', 'repair', 'done'] as const),
  ] satisfies Order['kind'][],
  events: [
    ...(['initiativeRolled', 'turnBegan', 'shipMoved', 'speedSet', 'contactMoved'] as const),
    ...(['contactDeployed', 'gunsFired', 'damaged', 'criticalRolled', 'criticalApplied'] as const),
    ...(['penetrationRolled', 'mountLost', 'crewTested', 'moraleTested', 'repairTried'] as const),
    ...(['torpedoesLaunched', 'standMoved', 'gameEnded'] as const),
  ] satisfies FleetActionEvent['kind'][],
};
