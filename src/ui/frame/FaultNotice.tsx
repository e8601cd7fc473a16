import { appText } from '../i18n/app';
import { dismissFault, useFault } from './faults';

/** A fault the game survived, or a notice that is none, shown at the foot of the page. */
export function FaultNotice() {
  const told = useFault();
  if (told === null) return null;
  const { message, isFault } = told;
  return (
    <div className="fault-notice" role={isFault ? 'alert' : 'status'} data-fault={isFault}>
      <p>
        {isFault && <b>{appText('wentWrong')}</b>} {message}
      </p>
      <button type="button" className="button small" onClick={dismissFault}>
        {appText('dismiss')}
      </button>
    </div>
  );
}
