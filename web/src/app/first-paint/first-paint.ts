/** This script runs in the head of every page, before the first paint. The build writes the script into index.html. */
import { showLikelySession } from '@/lib/likely-session';
import { showStoredTheme } from '@/lib/theme';
import { keepForms, keepTaps } from './keep-taps';
import { startAfterPaint } from './start-after-paint';

showStoredTheme();
showLikelySession();
keepForms();
keepTaps();
startAfterPaint();
