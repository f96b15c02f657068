/** This script runs in the head of every page, before the first paint. The build writes the script into index.html. */
import { showLikelySession } from '@/lib/likely-session';
import { showStoredTheme } from '@/lib/theme';
import { blockEarlyFormSubmits, keepTaps } from './keep-taps';
import { startAppAfterPaint } from './start-app-after-paint';

showStoredTheme();
showLikelySession();
blockEarlyFormSubmits();
keepTaps();
startAppAfterPaint();
