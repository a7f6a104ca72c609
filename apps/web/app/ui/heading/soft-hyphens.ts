/** Words shorter than this fit every screen. */
const longWord = 11;
/** No scraps: at least so many letters stay on either line. */
const keep = 4;

/**
 * Where Serbian may break: before the consonant that opens a syllable. lj, nj and dž are one letter, and pairs such as pr and gl
 * open a syllable together.
 */
const syllable =
	/(?<![ln](?=j))(?<!d(?=ž))(?<![bdfghkptv](?=[lr]))(?=(?:lj|nj|dž|[bdfghkptv][lr]|[b-df-hj-np-tvzčćđšž])[aeiou])/giu;

function hyphenate(word: string): string {
	return word.replaceAll(syllable, (_, at: number) => (at >= keep && word.length - at >= keep ? "\u00ad" : ""));
}

/** We do not count on browsers to have a dictionary for Serbian in Latin script: long words get soft hyphens from us. */
export function softHyphens(text: string): string {
	return text.replaceAll(/\p{L}+/gu, (word) => (word.length >= longWord ? hyphenate(word) : word));
}
