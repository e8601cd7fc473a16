/** What happened since the last decision, spoken to those who do not see the log. */
export const LiveLine = ({ news }: { news: string }) => (
  <p className="visually-hidden" role="status">
    {news}
  </p>
);
