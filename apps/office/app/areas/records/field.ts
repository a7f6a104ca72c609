/** Short forms of the specs in `kind.ts`, for `import * as field`. */

type Label = () => string;

function maker<T extends string, R extends object>(type: T, required: R) {
	return <const N extends string, const M extends object = object>(name: N, label: Label, more?: M) =>
		({ type, name, label, ...required, ...more }) as { type: T; name: N; label: Label } & R & M;
}

const required = { required: true } as const;

export const bilingual = maker("bilingual", required);
export const text = maker("text", required);
export const number = maker("number", required);
export const select = maker("select", required);
export const relation = maker("relation", required);
export const relations = maker("relations", required);
export const date = maker("date", required);
export const hours = maker("hours", required);
export const picture = maker("picture", required);
export const toggle = maker("switch", {});
export const chips = maker("chips", {});
export const gallery = maker("gallery", {});

export function optional<S extends { required: true }>({ required: _, ...spec }: S): Omit<S, "required"> {
	return spec;
}
