import { useLocation } from 'wouter';
import { packSave } from '../../game/shareLink';
import { faultText } from '../../scenario/form/fault';
import { reportFault } from '../frame/faults';
import { DICE_PATH } from '../frame/paths';
import { useTask } from '../frame/useTask';
import { diceText } from '../i18n/dice';
import { type OpenMatch, saveOf } from './library';

/** Lists every throw of a match. */
export function DiceButton({ match }: { match: OpenMatch }) {
  const [, go] = useLocation();
  const { busy, run } = useTask();
  const list = () =>
    run(async () => {
      const save = saveOf(match);
      if (save.ok) go(`${DICE_PATH}#${await packSave(save.value)}`);
      else reportFault(new Error(save.faults.map(faultText).join('; ')));
    });
  return (
    <button type="button" className="button" disabled={busy} onClick={list}>
      {diceText('checkMatch')}
    </button>
  );
}
