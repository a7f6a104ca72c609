// The parts that we use; the package has no types of its own.
declare module "sax" {
	export interface Events {
		onopentag: (tag: { name: string; attributes: Record<string, string> }) => void;
		onclosetag: (name: string) => void;
		ontext: (text: string) => void;
		oncdata: (text: string) => void;
		ondoctype: () => void;
		onerror: (error: Error) => void;
	}

	interface Parser {
		write(text: string): Parser;
		close(): Parser;
	}

	const sax: { parser(strict: true, options: { strictEntities: true }): Parser };
	export default sax;
}
