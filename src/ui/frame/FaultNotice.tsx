import { appText } from '../i18n/app';
import { dismissFault, useFault } from './faults';

/** A fault the game survived, shown at the foot of the page. */
export function FaultNotice() {
  const message = useFault();
  if (message === null) return null;
  return (
    <div className="fault-notice" role="alert">
      <p>
        <b>{appText('wentWrong')}</b> {message}
      </p>
      <button type="button" className="button small" onClick={dismissFault}>
        {appText('dismiss')}
      </button>
    </div>
  );
}
