/** JSON that can stand in a `<script>`: nothing in it ends the element. */
export function jsonForScript(value: unknown): string {
	return JSON.stringify(value).replaceAll("<", "\\u003c");
}
