"""Generates the OpenAPI document from endpoints and messages."""

from __future__ import annotations

import re
from typing import Any

import msgspec

import landsraad
from landsraad.server.http.endpoints import TROUBLES, Endpoint
from landsraad.server.protocol.messages import Trouble
from landsraad.server.protocol.socket_messages import FromClient, FromServer

REF = "#/components/schemas/{name}"
PATH_PARTS = re.compile(r"\{(\w+)\}")


def document(endpoints: list[Endpoint]) -> dict[str, Any]:
    types: list[Any] = []
    for endpoint in endpoints:
        types.append(endpoint.answer)
        if endpoint.body is not None:
            types.append(endpoint.body)
    types += [Trouble, FromServer, FromClient]
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    found = iter(schemas)
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        answer = next(found)
        body = next(found) if endpoint.body is not None else None
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, answer, body)
    trouble, from_server, from_client = found
    assert trouble == {"$ref": REF.format(name="Trouble")}
    components["FromServer"] = from_server
    components["FromClient"] = from_client
    return {
        "openapi": "3.1.0",
        "info": {"title": "Landsraad", "version": landsraad.__version__,
                 "description": "Tables for the Dune board games. Messages of the socket: FromServer and FromClient."},
        "paths": paths,
        "components": {"schemas": components,
                       "securitySchemes": {"seat": {"type": "http", "scheme": "bearer",
                                                    "description": "The private token of a seat; none: a spectator."}}},
    }


def _operation(endpoint: Endpoint, answer: dict[str, Any], body: dict[str, Any] | None) -> dict[str, Any]:
    parameters = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
                  for name in PATH_PARTS.findall(endpoint.path)]
    parameters += [{"name": query.name, "in": "query", "required": query.required, "description": query.about,
                    "schema": query.schema()} for query in endpoint.queries]
    answers: dict[str, Any] = {str(endpoint.status): _json("the answer", answer, endpoint.media)}
    for status in sorted({400, 403, 404, 405, 421, 429, 503, *endpoint.troubles}):
        answers[str(status)] = _json(TROUBLES[status], {"$ref": REF.format(name="Trouble")})
    out: dict[str, Any] = {"summary": endpoint.about, "operationId": _name(endpoint), "parameters": parameters,
                           "responses": answers}
    if body is not None:
        out["requestBody"] = {"required": True, "content": {"application/json": {"schema": body}}}
    if endpoint.bearer:
        out["security"] = [{}, {"seat": []}]
    return out


def _json(about: str, schema: dict[str, Any], media: str = "application/json") -> dict[str, Any]:
    return {"description": about, "content": {media: {"schema": schema}}}


def _name(endpoint: Endpoint) -> str:
    words = [word for word in re.split(r"[/{}.]", endpoint.path) if word and word != "api"]
    return "_".join([endpoint.method.lower(), *words])
