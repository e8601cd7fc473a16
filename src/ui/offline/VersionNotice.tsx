import { dismissVersion, useNewVersion } from './version';
import './versionNotice.css';

/** Tells quietly, at the foot of the page, that a new version is there. */
export function VersionNotice() {
  const take = useNewVersion();
  return (
    <div role="status">
      {take && (
        <div className="version-notice">
          <p>A new version is there. Battles are kept.</p>
          <button type="button" className="button small" onClick={take}>
            Reload
          </button>
          <button type="button" className="button quiet small" onClick={dismissVersion}>
            Later
          </button>
        </div>
      )}
    </div>
  );
}
