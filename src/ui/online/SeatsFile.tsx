import { useState } from 'react';
import { FileButton } from '../controls/FileButton';
import { downloadText } from '../frame/download';
import { useTask } from '../frame/useTask';
import { onlineText } from '../i18n/online';
import { addSeats, parseSeats, readSeats } from './seats';

/** The seats of this browser to a file, and from one. */
export function SeatsFile() {
  const [said, say] = useState('');
  const { run } = useTask();
  const open = (file: File) =>
    run(async () => {
      const seats = parseSeats(await file.text());
      say(
        seats.length === 0
          ? onlineText('seatsUnread')
          : onlineText('seatsBrought', { count: addSeats(seats) }),
      );
    });
  return (
    <section className="online-part" aria-labelledby="online-seats">
      <h2 id="online-seats">{onlineText('seatsTitle')}</h2>
      <p className="hint">{onlineText('seatsHint')}</p>
      <div className="actions">
        <button type="button" className="button" onClick={() => say(takeAway())}>
          {onlineText('seatsSave')}
        </button>
        <FileButton label={onlineText('seatsFile')} onFile={open}>
          {onlineText('seatsBring')}
        </FileButton>
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
