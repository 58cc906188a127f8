/** What a word can mean to the screening. A word may have several tags, so they are bits. */
export const DIGIT = 1; // one digit: "nine"
export const PAIR = 1 << 1; // two digits: "eleven", "triple"
export const WEAK = 1 << 2; // a digit only among others: "oh", "do", "to"
export const AT = 1 << 3;
export const DOT = 1 << 4;
export const SURE = 1 << 5; // an at sign, or an "at" in brackets: not the preposition
export const TLD = 1 << 6; // an ending with which no sentence begins: "com"
export const LOOSE_TLD = 1 << 7; // an ending that is a word as well: "in", "me"
export const MAIL = 1 << 8; // a provider of mail and of nothing else: "gmail"
export const SITE = 1 << 9; // a provider that is an employer as well: "yahoo"
export const PLATFORM = 1 << 10; // "instagram"
export const VAGUE = 1 << 11; // a platform that is a word as well: "snap", "signal"
export const CUE = 1 << 12; // a phone number may follow: "call"
export const NUMBER = 1 << 13;
export const INTENT = 1 << 14; // "find", "add", "message"
export const ME = 1 << 15;
export const OWN = 1 << 16; // "my"
export const IS = 1 << 17;
export const ON = 1 << 18;
export const AS = 1 << 19; // "as", "under the name"
export const ID = 1 << 20; // "username"
export const FILL = 1 << 21; // may separate the digits of one number: "then"
export const NOT = 1 << 22;
export const UNIT = 1 << 23; // the number before it is no phone number: "cm", "lakh"
export const LABEL = 1 << 24; // the number after it is no phone number: "house", "age"
export const WORK = 1 << 25;
export const ORDINARY = 1 << 26; // no handle
export const COMPANY = 1 << 27; // its domain names an employer: "amazon"
export const WEB = 1 << 28; // "www", "http"
export const LETTER_W = 1 << 29; // three of them are "www"
export const RATE = 1 << 30; // "at the rate" is an at sign

export const tagsByName = {
  DIGIT,
  PAIR,
  WEAK,
  AT,
  DOT,
  SURE,
  TLD,
  LOOSE_TLD,
  MAIL,
  SITE,
  PLATFORM,
  VAGUE,
  CUE,
  NUMBER,
  INTENT,
  ME,
  OWN,
  IS,
  ON,
  AS,
  ID,
  FILL,
  NOT,
  UNIT,
  LABEL,
  WORK,
  ORDINARY,
  COMPANY,
  WEB,
  LETTER_W,
  RATE,
};

/** Words of a language by tag, separated by spaces. Words of several parts are written together. */
export type Words = Partial<Record<keyof typeof tagsByName, string>>;
