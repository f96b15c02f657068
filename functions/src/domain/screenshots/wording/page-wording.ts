/** This file has the wording of the six marketplaces on listing pages, sold rows and order pages, in US English. */

/** Matches a heading above other listings. Everything below the heading belongs to the other listings. */
export const OTHER_LISTINGS_PATTERN =
  /^(similar (items|listings|products|to)|(you )?(may|might) also like|you (may|might) (also )?(like|love)|more (from|like|items)|today['’]s picks|related|recommended|sponsored|people (who|also)|customers also|other (items|listings) (from|by|you)|explore (more|related)|(recently|you recently) viewed|inspired by|shop similar|from the same|more in|best selling|popular|browse)/i;

/**
 * Matches the heading of a section beside or below the main part of a page, such as addresses, sums or a description.
 */
export const SIDE_SECTION_PATTERN =
  /^(ship(ping)? (to|address|info)|ships? to|deliver(y)? (to|address)|deliver to|buyer( info(rmation)?)?$|sold to:?$|customer|what (you|your) (earned|buyer|paid)|(your )?earnings|price details|payment|payout|order (summary|total|info)|transaction (info|details)|tracking|description|details|item (details|specifics|description)|about (this|the)|seller (info(rmation)?|details|profile)|meet the seller|shipping (and|&)|delivery|specifications)\b/i;

export const APP_LINE_PATTERN =
  /^(receipt|(order|sale|sold|transaction|listing|item) (details?|status|summary|info)|order|orders|sales|sold|sold out|home|search|sell|inbox|me|feed|shop|news|my posh|my ebay|my closet|selling|buying|profile|back|edit|share|save|like|comment|message|messages|alert|follow|following|more|more actions|details|notifications?|cart|log ?in|sign ?(in|up)|register|categories|menu|help|women|men|kids|delivered|shipped|in transit|complete(d)?|order complete|paid|relist|rated|free (shipping|delivery)|buy it now|add to (cart|bag|basket|watchlist)|make offer|contact|add|sell now|available|pending|marketplace|close|print|new|used|pre-owned|for you|activity|deals|saved|account|in progress|you)$/i;

/** Matches the start of a line that is not the title: a text of the app about the item, the order or the page. */
export const APP_PHRASE_PATTERN =
  /^(sold (on|to|by|for|in|\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|sold\s*[·•|-]|listed|posted|updated|purchased|ordered|orders?\b.{0,12}[#\d]|order from|order (date|id|no|number|placed|total|complete|earnings)|item (id|no|number|price|total|subtotal|#)|condition\b|sizes?:?\s|brand\b|colou?rs?:|categor(y|ies)|department|style:|qty|quantity|materials?:|description|returns?:?|shipping|ships?\b|ship (by|to|from)|free shipping|free delivery|buyer\b|seller\b|tracking|usps|ups\b|fedex|payment|paid\b|total|subtotal|(sales )?tax\b|what you|your (earnings|order|buyer|sale)|you (sold|made|earned|['’]?ll)|you['’]ll|congrat|time to|mark (as|shipped)|print|download|complete (order|purchase)|message|make (an )?offer|buy (it )?now|add (to|a) |(or )?best off|offers? |see (original|similar|all|more|less|details)|view (similar|all|more|details|order|listing|original)|find similar|sell (one|now|yours|it|on|similar)|show (more|all|less)|read more|search (for|on|mercari|poshmark|facebook|listings|depop|etsy|ebay)?|sign ?in|log ?in|hi!?,? sign|this (item|listing|was|one)|sorry|it sold|no longer|by [\w.]+$|@|https?:|www\.|relist|leave feedback|pre-owned|open box|for parts or not|very good$|excellent( - |$)|est\.|estimated|only \d|\+\s?\$|joined|active (today|\d|yesterday)|like new|used ?[-–·]|new with(out)? (tags|box)$|\d+[.,]?\d*k? (sold|watch(ers|ing)?|views?|likes?|clicks?|favorites?|favou?rites?|bids?|reviews?|items?|listings?)|\d+(\.\d+)?% (positive|off)|buyer protection|top rated|authenticity|feedback|listing price|processing|net |transaction|selling fee|ad fee|get it by|arrives|in \d+ (carts|baskets)|dispatch|congrats|thank|great news|good news|back to|visit|shop (by|now|all)|report|posh|depop (fee|payments)|etsy (fee|payment)|mercari|member since|last active|pick ?up|ends? (on|in)|watchers|where it was listed|here['’]s|cost to ship|payout|price\b|earnings|fees?\b|refund|relisted|draft|boost|promote|copy|help|custom label|free\b.{0,12}(delivery|shipping))/i;

/**
 * Matches headings of order pages that say what to do or where the package is. Such a heading can be anywhere in a
 * line.
 */
export const ORDER_HEADING_PATTERN =
  /\b(?:(?:time|ready|need|next|please) to (?:ship|pack|mail|send|post|print)|(?:ship|mail|send|post|pack|drop (?:it )?off|deliver(?:ed|y)?|arriv(?:es|ing|ed)|get it|expected|due|print(?: label)?) (?:it |this |the item )?(?:by|before|on)|ship (?:it|this)|on (?:its|the) way|out for delivery|marked as|(?:purchase|order|sale|payment|message|offer) (?:from|of)|has (?:been )?(?:shipped|sold|paid))\b|^(?:hi|hey|hello|dear|woo|yay|ka-?ching|cha-?ching|sold!)\b/i;

export const SENTENCE_WORD_PATTERN =
  /(?<![\p{L}'’])(you|your|yours|you['’](ve|ll|re)|we|we['’](ve|ll|re)|is|are|was|were|has|have|had|been|will|would|can|cannot|could|should|please|that|they|their|its|it|it['’]s|until|when|once|isn['’]t|don['’]t|didn['’]t|can['’]t|our|us|here|how|why|need|want|let|learn|get|gets|got|i|i['’]m|my|me|if|because|so)(?![\p{L}'’])/giu;

export const NON_TITLE_PATTERNS: readonly RegExp[] = [
  /^[\w.]+ ?\([\d.,k]+\)/i,
  /^@?[a-z\d]+([_.]+[a-z\d]+)+$/i,
  /(^|\s)@\w|\w_+\w/,
  /^[a-z\d_.]+$/,
  /\b[A-Z]{2},? \d{5}(-\d{4})?$/,
  /\bmiles? away$|\bUnited States$|\bis approximate$/i,
  /\d% ?\([\d.,]+k?\)$/i,
  /^(US|UK|EU) \d{1,2}(\.5)?\b|^one size\b/i,
  /^[A-Z][a-z]+( [A-Z][a-z]+)?, [A-Z]{2}$/,
  /^\d+ [\w. ]+ (st|rd|ave|ln|dr|ct|way|blvd|road|street|lane|drive|court|loop|ter|pl|cir|hwy|pkwy|avenue|apt)\b\.?/i,
  /^(\S+ )?(\S{1,5} )*\(\d[\d.,]*k?\)$/i,
  /\S+@\S+\.\w+/,
  /^\(?\d{3}\)? ?\d{3}[- ]\d{4}$/,
  /^(mon|tue|wed|thu|fri|sat|sun)?[a-z]*,? ?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2}(,? \d{4})?$/i,
  /^\d{1,2} (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{4}\b/i,
  /^\d{1,2}:\d{2}\b/,
  /^\d+ ?\/ ?\d+$|^\d+ of \d+$/i,
  /^[^\p{L}]*$/u,
  / ?\/ ?[A-Z]\w+.*\/ ?[A-Z]\w+/,
  /\d+(\.\d+)?% *(off|positive)?\)?$/,
];

/** Matches a URL of a page, as in a browser's address bar. Does not match email addresses. */
export const WEB_URL_PATTERN = /(?<![@©®][\w.-]*)\b[a-z\d-]+[.,](com|net|org|co\.uk|co)(\/|\b)/i;
export const ORDER_PAGE_PATTERN =
  /^(ship(ping)? (to|address)|deliver to|buyer\b|order (details|status|#|number|total|earnings)|tracking|your earnings|you['’]ll make|net (earnings|payout)|total earned|sold to|sale details|receipt$)/i;
