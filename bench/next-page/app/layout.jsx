export const metadata = { title: "KVART", description: "KVART" };

export default function Layout({ children }) {
	return (
		<html lang="sr-Latn">
			<body>{children}</body>
		</html>
	);
}
