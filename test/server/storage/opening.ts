/** A process of its own that opens a database and ends. */
import { sqliteStorage } from '../../../server/storage/sqlite';

sqliteStorage(process.argv[2] ?? '');
