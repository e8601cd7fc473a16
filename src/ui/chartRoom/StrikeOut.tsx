import { chartFieldText } from '../i18n/chartFields';

/** Takes a sentence out of what decides the battle. */
export const StrikeOut = ({ onPress }: { onPress: () => void }) => (
  <button
    type="button"
    className="button quiet small"
    aria-label={chartFieldText('strike')}
    onClick={onPress}
  >
    ×
  </button>
);
