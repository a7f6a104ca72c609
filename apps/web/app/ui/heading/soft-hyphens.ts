/** Words shorter than this fit every screen. */
const longWord = 11;
/** Letters that stay on either line at least. */
const keep = 4;

/**
 * Serbian breaks before the consonant that opens a syllable. lj, nj and dž are one letter, and pairs such as pr and gl
 * open a syllable together.
 */
const syllable =
	/(?<![ln](?=j))(?<!d(?=ž))(?<![bdfghkptv](?=[lr]))(?=(?:lj|nj|dž|[bdfghkptv][lr]|[b-df-hj-np-tvzčćđšž])[aeiou])/giu;

function hyphenate(word: string): string {
	return word.replaceAll(syllable, (_, at: number) => (at >= keep && word.length - at >= keep ? "\u00ad" : ""));
}

/** Browsers rarely hyphenate Serbian in Latin script. */
export function softHyphens(text: string): string {
	return text.replaceAll(/\p{L}+/gu, (word) => (word.length >= longWord ? hyphenate(word) : word));
}
