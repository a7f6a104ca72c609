import { type Access, type Endpoint, isFileResponse } from "@kvart/contract/endpoint";
import { type EveryCallName, everyEndpoint } from "@kvart/contract/every-call";

/** The used subset of JSON Schema. */
export interface Schema {
	$ref?: string;
	type?: string;
	const?: unknown;
	enum?: unknown[];
	anyOf?: Schema[];
	properties?: Record<string, Schema>;
	required?: string[];
	items?: Schema;
	minItems?: number;
	maxItems?: number;
	minLength?: number;
	maxLength?: number;
	minimum?: number;
	maximum?: number;
	exclusiveMinimum?: number;
	pattern?: string;
	format?: string;
}

interface Parameter {
	name: string;
	in: "path" | "query" | "header";
	schema: Schema;
}

interface DescribedOperation {
	operationId: EveryCallName;
	parameters?: Parameter[];
	requestBody?: { content: Record<string, { schema: Schema }> };
}

export interface OpenApi {
	paths: Record<string, Record<string, DescribedOperation>>;
	components: { schemas: Record<string, Schema> };
}

/** A call of the OpenAPI document. */
export interface Operation {
	name: EveryCallName;
	method: string;
	/** With placeholders such as `{id}`. */
	path: string;
	access: Access;
	endpoint: Endpoint;
	parameters: Parameter[];
	body: Schema | null;
	/** Content types of a file body. */
	uploads: string[];
	json: boolean;
}

const jsonType = "application/json";

/** Resolves references; no schema is recursive. */
function resolve(schema: Schema, document: OpenApi): Schema {
	const text = JSON.stringify(schema);
	if (!text.includes('"$ref"')) return schema;
	const known = schema.$ref?.replace("#/components/schemas/", "");
	if (known) return resolve(document.components.schemas[known] ?? {}, document);
	const parts = Object.entries(schema).map(([key, value]) => [
		key,
		typeof value === "object" && value !== null && !Array.isArray(value)
			? resolve(value as Schema, document)
			: Array.isArray(value)
				? value.map((item: unknown) => (typeof item === "object" && item ? resolve(item as Schema, document) : item))
				: value,
	]);
	return Object.fromEntries(parts) as Schema;
}

export function operationsOf(document: OpenApi): Operation[] {
	return Object.entries(document.paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, { operationId, parameters = [], requestBody }]) => {
			const endpoint: Endpoint = everyEndpoint[operationId];
			const content = requestBody?.content ?? {};
			const body = content[jsonType]?.schema;
			return {
				name: operationId,
				method: method.toUpperCase(),
				path,
				access: endpoint.access,
				endpoint,
				parameters,
				body: body ? resolve(body, document) : null,
				uploads: Object.keys(content).filter((type) => type !== jsonType),
				json: !isFileResponse(endpoint.response),
			};
		}),
	);
}
