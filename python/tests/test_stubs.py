"""The stubs say what there is."""

import ast
from pathlib import Path

import dighouse

STUBS = ast.parse((Path(dighouse.__file__).parent / "__init__.pyi").read_text())


def declared(body):
    """The names that statements of a stub declare."""
    for node in body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.AnnAssign):
            yield node.target.id, node


def test_every_function_is_declared_with_its_parameters():
    functions = dict(declared(STUBS.body))
    natives = {name for name in dighouse.__all__ if not isinstance(getattr(dighouse, name), type)}
    assert set(functions) == natives
    for name, node in functions.items():
        arguments = node.args.posonlyargs + node.args.args + node.args.kwonlyargs
        signature = getattr(dighouse, name).__text_signature__
        assert [part.arg for part in arguments] == [
            part.split("=")[0].strip() for part in signature.strip("()").split(",") if part.strip(" *")
        ], name


def test_every_attribute_of_a_class_is_declared():
    classes = {node.name: node for node in STUBS.body if isinstance(node, ast.ClassDef)}
    for native in (dighouse.State, dighouse.VecEnv):
        names = {name for name, _ in declared(classes[native.__name__].body)}
        public = {name for name in vars(native) if not name.startswith("_")}
        assert {name for name in names if not name.startswith("_")} == public
        assert all(hasattr(native, name) for name in names)
        assert all(getattr(native, name).__doc__ for name in public), "everything is documented"
