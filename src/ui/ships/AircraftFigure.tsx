import './ship.css';

const SMALL =
  'M12 2.6c.8 0 1.2 1 1.2 2.4V8l8.2 3v2.3l-8.2-1V18l2.6 1.7v1.4L12 20.3l-3.8.8v-1.4l2.6-1.7v-5.7l-8.2 1V11l8.2-3V5c0-1.4.4-2.4 1.2-2.4Z';
const BROAD =
  'M12 2c.9 0 1.4 1 1.4 2.6v3.6l9 1.4v2.6l-9 .6V18l2.9 1.8v1.5L12 20.5l-4.3.8v-1.5l2.9-1.8v-5.2l-9-.6V9.600l9-1.400V4.600C10.600 3 11.100 2 12 2Z';
const TWIN = `${BROAD}M6 7h1.800v3H6ZM16.200 7H18v3h-1.800Z`;
const FOUR = `${BROAD}M3.500 7.600h1.600v3H3.500ZM7.200 7h1.600v3H7.200ZM15.200 7h1.600v3h-1.600ZM18.900 7.600h1.600v3h-1.600Z`;
const FLOATS = `${SMALL}M5.400 6.500h1.400v9H5.400ZM17.200 6.500h1.400v9h-1.400Z`;

const FORMS = { small: SMALL, broad: BROAD, twin: TWIN, four: FOUR, floats: FLOATS } as const;
/** One engine, small or broad; two or four engines; floats. */
export type AircraftForm = keyof typeof FORMS;

/** An aircraft from above for an SVG of the caller, 24 units wide. */
export const AircraftShape = ({ form }: { form: AircraftForm }) => <path d={FORMS[form]} />;

/** An aircraft from above as a picture of its own. */
export const AircraftFigure = ({ form }: { form: AircraftForm }) => (
  <svg className="aircraft-figure" viewBox="0 0 24 24" aria-hidden="true">
    <AircraftShape form={form} />
  </svg>
);
