import { addHex, distance, subtractHex } from '../../../hex';
import { relativeBearing } from '../common/geometry';
import type { SeekriegState } from '../model/state';
import type { TorpedoSalvo } from '../model/tubes';
import type { Ship } from '../model/units';
import { aimOf } from './aim';
import { heldAngle } from './figure';
import { runHexes, runOf, turnsToArrive } from './runs';
import { freeRun } from './track';

/**
 * [SK-17.7 to SK-17.12] A salvo in the water as if it had been aimed at another ship of the same side, which sailed beside the one that it was aimed
 * at as she does now; `null` if it does not reach her, would have arrived, or if the firer's side does not have her in visual range.
 */
export function aimedElsewhere(
  state: SeekriegState,
  salvo: TorpedoSalvo,
  target: Ship,
): TorpedoSalvo | null {
  const { from, model, setting, firedOnTurn } = salvo;
  const run = runOf(model, setting);
  const aim = aimOf(salvo);
  const was = state.ships[aim.ship];
  const firer = state.ships[salvo.firer];
  const sighting = firer && state.hidden.sightings[firer.side][target.id];
  if (!run || !was || sighting?.level !== 'identified') return null;
  const aimedAt = addHex(salvo.aimedAt, subtractHex(target.hex, was.hex));
  const arrivesOnTurn = firedOnTurn + turnsToArrive(from, aimedAt, run);
  const isPast = arrivesOnTurn <= state.turn && firedOnTurn < state.turn;
  const { facing, speedKnots: knots } = target;
  if (isPast || distance(from, aimedAt) > runHexes(run)) return null;
  const angle = Math.abs(relativeBearing({ ...target, hex: aimedAt }, { ...target, hex: from }));
  return {
    ...salvo,
    aimedAt,
    arrivesOnTurn,
    target: sighting.id,
    aim: { ship: target.id, knots, facing, angle: heldAngle(angle) },
    reachHexes: freeRun({ from, aimedAt }, state.scenario.land, runHexes(run)),
  };
}
