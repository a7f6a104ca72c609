/** What every field takes; `control()` of a record's form gives the first five. */
export interface FieldProps<T> {
	name: string;
	label: string;
	value: T;
	onChange: (value: T) => void;
	error?: string | undefined;
	/** What to write here, or what comes of it. */
	description?: string;
	required?: boolean;
	disabled?: boolean;
}
