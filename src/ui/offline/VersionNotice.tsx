import { appText } from '../i18n/app';
import { dismissVersion, useNewVersion } from './version';
import './versionNotice.css';

/** Says quietly, at the foot of the page, that a new version is available. */
export function VersionNotice() {
  const take = useNewVersion();
  return (
    <div role="status">
      {take && (
        <div className="version-notice">
          <p>{appText('newVersion')}</p>
          <button type="button" className="button small" onClick={take}>
            {appText('reload')}
          </button>
          <button type="button" className="button quiet small" onClick={dismissVersion}>
            {appText('later')}
          </button>
        </div>
      )}
    </div>
  );
}
