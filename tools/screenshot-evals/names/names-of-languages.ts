import {
  cs_CZ,
  da,
  de,
  en,
  en_GH,
  en_IN,
  en_NG,
  es,
  es_MX,
  fi,
  fr,
  hr,
  hu,
  id_ID,
  it,
  type LocaleDefinition,
  lv,
  nb_NO,
  nl,
  pl,
  pt_BR,
  pt_PT,
  ro,
  sk,
  sv,
  tr,
  vi,
  yo_NG,
  zu_ZA,
} from '@faker-js/faker';

/** Names of one language, or of several languages, as members type them: with letters of western Europe only. */
export interface NamesOfLanguage {
  readonly given: readonly string[];
  readonly family: readonly string[];
  /** How often members have a name of this language, as a weight relative to the other languages. */
  readonly weight: number;
}

const MOST = 500;

const NAME = /^\p{Lu}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+)?$/u;

/**
 * Replaces letters that the fonts lack, such as letters of eastern Europe, by letters without diacritics. Most members
 * also type these names without diacritics.
 */
const asTyped = (name: string): string =>
  Array.from(name)
    .map((letter) =>
      letter <= 'ÿ' ? letter : (OTHER[letter] ?? letter.normalize('NFD').charAt(0)),
    )
    .join('');

const OTHER: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  ə: 'e',
  Ə: 'E',
};

/**
 * The names of each language. They come from Faker (MIT license), or from our own list if Faker does not write the
 * language in Latin letters.
 */
export const NAMES_OF_LANGUAGES: readonly [NamesOfLanguage, ...NamesOfLanguage[]] = [
  languageOf(12, en),
  languageOf(6, es_MX, es),
  ...[
    [fr],
    [de],
    [it],
    [pt_BR, pt_PT],
    [nl],
    [pl],
    [cs_CZ, sk],
    [sv, da, nb_NO],
    [fi],
    [hr],
    [tr],
    [hu],
    [ro],
    [lv],
    [vi],
    [en_IN],
    [en_NG, yo_NG],
    [en_GH],
    [id_ID],
    [zu_ZA],
  ].map((locales) => languageOf(1, ...locales)),
  {
    weight: 3,
    given: wordsOf(`
      Wei | Li Na | Hyun-woo | Ji-ho | Hiroshi | Mei | Yuki | Haruto | Sakura | Kenji | Akiko | Takumi | Ren | Aoi |
      Minjun | Seoyeon | Jiwoo | Eunji | Sunhee | Xiao | Jing | Hao | Yan | Lei | Fang | Xin Yi | Jun | Ying |
      Ling | Qiang | Noor | Fatima | Ahmed | Yusra | Farah | Omar | Layla | Khalid | Zainab | Mariam | Hassan |
      Amira | Youssef | Salma | Tariq | Rania | Dmitri | Svetlana | Olga | Ivan | Natalia | Sergei | Ekaterina |
      Yuri | Oksana | Taras | Leilani | Kekoa | Malia | Nohea | Ruth | Ed | Jo | Barb | Bob | Al | Gus | DeShawn |
      Ebony | Mary Beth | Jean-Luc | Carol Ann | Miguel Ángel | Siobhán | Aoife | Niamh | Callum | Tamsin`),
    family: wordsOf(`
      Ng | Li | Wang | Zhang | Liu | Chen | Yang | Huang | Zhao | Wu | Zhou | Xu | Sun | Ma | Zhu | Hu | Guo | Lin |
      He | Gao | Kim | Lee | Park | Choi | Jung | Kang | Cho | Yoon | Jang | Lim | Han | Shin | Suzuki | Sato |
      Takahashi | Tanaka | Watanabe | Ito | Yamamoto | Nakamura | Kobayashi | Kato | Al-Masri | Haddad | Khoury |
      Nasser | Farouk | Hakimi | Rahman | Hussein | Mansour | Aziz | Ivanova | Petrov | Smirnov | Kuznetsova |
      Volkov | Shevchenko | Kovalenko | Kealoha | Kahananui | Young | Rose | Banks | Price | Stone | Moon | Ford |
      Wood | Bell | Cook | Day | Little | Good | May | Church | de la Cruz | St. Clair | D'Angelo | Santoro-Lee |
      O’Sullivan | MacTavish | McAllistair | Ó Briain | Papadopoulos | Georgiou`),
  },
];

function languageOf(weight: number, ...locales: readonly LocaleDefinition[]): NamesOfLanguage {
  const people = locales.map(({ person }) => person);
  return {
    weight,
    given: typed(people.flatMap((person) => textsIn(person?.first_name))),
    family: typed(people.flatMap((person) => textsIn(person?.last_name))),
  };
}

function textsIn(texts: unknown): string[] {
  return Object.values(texts ?? {})
    .flat()
    .filter((text): text is string => typeof text === 'string');
}

/**
 * Returns at most `MOST` of the names as members type them, evenly spread over the whole list. The list is sorted, so
 * the first `MOST` names would start with the same letters.
 */
function typed(names: readonly string[]): string[] {
  const distinct = [...new Set(names.map(asTyped))].filter((name) => NAME.test(name));
  const step = Math.max(1, distinct.length / MOST);
  return Array.from(
    { length: Math.min(MOST, distinct.length) },
    (_, index) => distinct[Math.floor(index * step)] ?? '',
  );
}

function wordsOf(text: string): string[] {
  return text.split('|').map((word) => word.trim());
}
