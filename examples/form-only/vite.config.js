// Two pages.
export default { build: { rolldownOptions: { input: ["index.html", "plain.html"] } } };
