import { Link } from 'wouter';
import { CHART_ROOM_PATH } from '../frame/paths';
import { lobbyText } from '../i18n/lobby';

/** The way to battles of one's own. */
export const ChartRoomCard = () => (
  <section className="front-card front-skirmish" data-brief aria-labelledby="chart-room">
    <h2 id="chart-room">{lobbyText('chartRoom')}</h2>
    <p className="front-situation">{lobbyText('chartRoomAbout')}</p>
    <Link className="button" href={CHART_ROOM_PATH}>
      {lobbyText('openChartRoom')}
    </Link>
  </section>
);
