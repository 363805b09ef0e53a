export default { title: "probe" };
export const Good = { render: () => <button type="button">好</button> };
export const Bad = { render: () => <img src="x.png" /> };
