// Loaded with -r before every command by whatever Node the machine has: it must be ES5, and separate from the command,
// which an old Node cannot parse.
var needed = [20, 19];

function complaintAbout(version) {
	var parts = version.split(".").map(Number);
	if (parts[0] > needed[0] || (parts[0] === needed[0] && parts[1] >= needed[1])) return "";
	return (
		"This is Node " +
		version +
		", and KVART needs " +
		needed.join(".") +
		" or newer.\nInstall a newer one from https://nodejs.org, then run the command again."
	);
}

module.exports = { complaintAbout: complaintAbout };

var complaint = complaintAbout(process.versions.node);
if (complaint) {
	console.error(complaint);
	process.exit(1);
}
