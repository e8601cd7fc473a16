import { type ChangeEvent, useRef, useState } from 'react';
import { useTask } from '../app/useTask';
import { onlineText } from '../i18n/online';
import { downloadText } from '../lobby/download';
import { addSeats, parseSeats, readSeats } from './seats';

/** The seats of this browser to a file, and from one. */
export function SeatsFile() {
  const [said, say] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { run } = useTask();
  const open = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file)
      run(async () => {
        const seats = parseSeats(await file.text());
        target.value = '';
        say(
          seats.length === 0
            ? onlineText('seatsUnread')
            : onlineText('seatsBrought', { count: addSeats(seats) }),
        );
      });
  };
  return (
    <section className="online-part" aria-labelledby="online-seats">
      <h2 id="online-seats">{onlineText('seatsTitle')}</h2>
      <p className="hint">{onlineText('seatsHint')}</p>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={onlineText('seatsFile')}
        onChange={open}
        hidden
      />
      <div className="actions">
        <button type="button" className="button" onClick={() => say(takeAway())}>
          {onlineText('seatsSave')}
        </button>
        <button type="button" className="button" onClick={() => input.current?.click()}>
          {onlineText('seatsBring')}
        </button>
      </div>
      <p role="status">{said}</p>
    </section>
  );
}

function takeAway(): string {
  const seats = readSeats();
  if (seats.length === 0) return onlineText('seatsNone');
  downloadText(`${JSON.stringify(seats, null, 1)}\n`, 'flag-plot-seats.json');
  return onlineText('seatsSaved', { count: seats.length });
}
