import { Link } from 'wouter';
import { CHART_ROOM_PATH } from '../frame/paths';
import { chartRoomText } from '../i18n/chartRoom';

/** The way to battles of one's own. */
export const ChartRoomCard = () => (
  <section className="front-card front-skirmish" data-brief aria-labelledby="chart-room">
    <h2 id="chart-room">{chartRoomText('title')}</h2>
    <p className="front-situation">{chartRoomText('cardText')}</p>
    <Link className="button" href={CHART_ROOM_PATH}>
      {chartRoomText('open')}
    </Link>
  </section>
);
