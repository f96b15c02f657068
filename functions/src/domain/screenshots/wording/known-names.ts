import { FAMILY_NAMES } from './family-names';
import { GIVEN_NAMES } from './given-names';

/**
 * Given names that are also ordinary words in titles, or names of colors. Such a name alone does not count as a
 * person.
 */
const ALSO_WORDS: ReadonlySet<string> = new Set(
  (
    'amber angel april ariel ashton august autumn baby bailey bella billie bob bonnie brandy brooke carina carmen carol carson ' +
    'carter charlotte chase chelsea chester christian clay cliff cody colette coral crystal dakota dale daisy dallas dawn dean ' +
    'devon diana dior don drew dustin earl eden ella elle emerald eve faith fern flora florence florida frank ginger gene glen ' +
    'grace grant gus guess hazel heather henry holly hope hugo hunter iris ivory ivy jack jade jasmine jasper jay jean jersey ' +
    'jewel jordan joy june kai kelly kent kenya lace lana lance lee levi lily lincoln logan lola louis luna mackenzie mae mark max may ' +
    'melody mercedes mickey miles mini mindy minnie misty morgan nick nike noel norma norman nova olive olivia opal oscar paige ' +
    'paris parker pat patty pearl penny perry polly porter preston ray raven reed rex rich rob robin rod rose roman rosa ross ruby ruth ' +
    'sage sally sandy savannah scarlett shawn sherry shelby sherman sierra sky stan sterling summer ted terra terry tucker tyler van vera victor ' +
    'victoria vince viola violet violeta virginia wade walker wallace ward will willow winter wren'
  ).split(' '),
);

/** Matches names of brands, characters and stars that titles often contain and that look like a person's name. */
const BRANDS =
  /^(?:ed hardy|calvin klein|ralph lauren|tommy (?:hilfiger|bahama)|michael (?:kors|jordan)|kate spade|tory burch|marc jacobs|steve madden|ted baker|paul (?:smith|frank)|vera (?:bradley|wang|pelle)|betsey johnson|jimmy choo|stuart weitzman|alexander (?:wang|mcqueen)|christian (?:dior|louboutin|lacroix|siriano)|oscar de la renta|donna karan|ann(?:e)? (?:klein|taylor)|eileen fisher|lilly pulitzer|kendra scott|david yurman|jessica simpson|sam edelman|cole haan|johnston murphy|brooks brothers|eddie bauer|perry ellis|kenneth cole|nina ricci|giorgio armani|hugo boss|karl lagerfeld|vivienne westwood|stella mccartney|rebecca minkoff|elizabeth arden|laura (?:ashley|mercier)|james (?:perse|avery)|vince camuto|peter (?:millar|rabbit)|george foreman|john (?:deere|hardy|varvatos|lennon)|joe (?:fresh|montana)|chuck taylor|stan smith|air jordan|kobe bryant|le?bron james|tom (?:ford|brady)|ken griffey|mickey (?:mantle|mouse)|babe ruth|harry (?:potter|styles)|taylor swift|jack wolfskin|jack daniel'?s|levi strauss|harley davidson|royal doulton|louis (?:vuitton|garneau)|bobbi brown|charlotte tilbury|estee lauder|mary (?:kay|jane)|frank (?:lloyd|sinatra)|george michael|dolly parton|elvis presley|bob (?:ross|marley|dylan)|johnny (?:was|cash)|nancy drew|norman rockwell|stephen king|judy blume|agatha christie|russell athletic|lane bryant|lucky brand|jordan retro|ty beanie|hello kitty)\b/i;

/** Returns true if a text is the name of a brand, character or star that titles often contain. */
export const isBrandName = (text: string): boolean => BRANDS.exec(text)?.[0].length === text.length;

const PREFIX = /^(?:dr|mrs?|ms|prof)\.?$/i;
const INITIAL = /^\p{Lu}\.?$/u;

/**
 * Returns true if capitalized words are very likely a person's name, because the first or the last word is a common
 * name.
 */
export function isLikelyPersonName(text: string): boolean {
  if (BRANDS.test(text)) return false;
  const words = text.split(' ').filter((word) => !PREFIX.test(word));
  const [first, last] = [plain(words[0]), plain(words.at(-1))];
  if (words.length === 1)
    return GIVEN_NAMES.has(first) && !ALSO_WORDS.has(first) && first.length > 2;
  const isInitial = INITIAL.test(words.at(-1) ?? '');
  if (words.length === 2 && isInitial && text.endsWith('.')) return true;
  if (ALSO_WORDS.has(first)) return isInitial || FAMILY_NAMES.has(last);
  return GIVEN_NAMES.has(first) || (FAMILY_NAMES.has(last) && !GIVEN_NAMES.has(last));
}

/** Returns true if a capitalized word is a common given name and no ordinary word. */
export const isGivenName = (word: string): boolean =>
  /^\p{Lu}/u.test(word) && GIVEN_NAMES.has(plain(word)) && !ALSO_WORDS.has(plain(word));

/**
 * Returns true if the two words around a comma are a family name and a given name. At least one of the two must be a
 * common name.
 */
export const isInvertedName = (family: string, given: string): boolean =>
  /^\p{Lu}[\p{L}'’-]+$/u.test(family) &&
  (isGivenName(given) || (/^\p{Lu}\p{Ll}+$/u.test(given) && FAMILY_NAMES.has(plain(family))));

const LOWER_CASE = /^\p{Ll}{2,}(?: [\p{Ll}.'’-]+){1,2}$/u;

/** Returns true if a text is a person's name in lower case ('jane doe'). Its first word must be a common given name. */
export function isLowerCaseName(text: string): boolean {
  if (!LOWER_CASE.test(text) || BRANDS.test(text)) return false;
  const first = plain(text.split(' ')[0]);
  return GIVEN_NAMES.has(first) && !ALSO_WORDS.has(first) && first.length > 2;
}

/**
 * Converts a name to lower case, without accents and without the second half of a double name. Also corrects a misread
 * first letter.
 */
function plain(word = ''): string {
  const letters = word.normalize('NFD').replace(/[\p{M}.'’‘]/gu, '');
  return (letters.split('-')[0] ?? '')
    .toLowerCase()
    .replace(/^[l|1](?=[bcdfghjkmnpqrstvwxyz])/, 'i');
}
