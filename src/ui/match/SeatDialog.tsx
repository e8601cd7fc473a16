import { useLocation } from 'wouter';
import { botsFor } from '../../bots';
import type { BySide } from '../../rules/core';
import type { Save } from '../../scenario';
import { useModal } from '../controls/ConfirmDialog';
import { matchPath } from '../frame/paths';
import { useTask } from '../frame/useTask';
import { lobbyText } from '../i18n/lobby';
import { sideNamesIn } from '../table/sideNames';
import { endText, importSave, keepToWatch, type MatchSetup } from './library';

export interface SeatDialogProps {
  save: Save;
  onClose: () => void;
}

/** What to do with an imported battle: watch it, read its report, or play on from its position. */
export function SeatDialog({ save, onClose }: SeatDialogProps) {
  const [, go] = useLocation();
  const dialog = useModal();
  const { run } = useTask();
  const play = (side: MatchSetup['side']) =>
    run(async () => {
      const id = await importSave(save, { side, bot: botsFor(save.system).at(-1)?.id ?? '' });
      go(matchPath(id));
    });
  const look = (at: 'replay' | 'report') =>
    run(async () => go(matchPath(await keepToWatch(save), at)));
  const { sides, title } = save.scenario as unknown as {
    sides: BySide<{ name: string }>;
    title: string;
  };
  return (
    <dialog ref={dialog} aria-labelledby="seat-title" onClose={onClose}>
      <h2 id="seat-title">{save.result ? title : lobbyText('whoPlays', { title })}</h2>
      <p>
        {lobbyText('recorded', { count: save.orders.length })}{' '}
        {save.result ? endText(save.result, sideNamesIn(save.scenario)) : lobbyText('playOnText')}
      </p>
      <div className="actions">
        {!save.result && (
          <>
            <button type="button" className="button" data-first onClick={() => play('allies')}>
              {lobbyText('iAm', { side: sides.allies.name })}
            </button>
            <button type="button" className="button" onClick={() => play('axis')}>
              {lobbyText('iAm', { side: sides.axis.name })}
            </button>
            <button type="button" className="button" onClick={() => play('both')}>
              {lobbyText('both')}
            </button>
          </>
        )}
        <button
          type="button"
          className="button"
          data-first={save.result ? true : undefined}
          onClick={() => look('replay')}
        >
          {lobbyText('watch')}
        </button>
        <button type="button" className="button" onClick={() => look('report')}>
          {lobbyText('readReport')}
        </button>
        <button type="button" className="button quiet" onClick={onClose}>
          {lobbyText('leave')}
        </button>
      </div>
    </dialog>
  );
}
