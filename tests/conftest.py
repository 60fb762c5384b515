"""What every test may use."""

from __future__ import annotations

import pytest
from _pytest.terminal import TerminalReporter


def pytest_configure(config: pytest.Config) -> None:
    """Say what the marks mean."""
    config.addinivalue_line("markers", "rule(*ids): the paragraphs of the rulebook that the test proves")


def pytest_terminal_summary(terminalreporter: TerminalReporter) -> None:
    """Print what tests measured on the way; with several workers nothing else reaches the screen."""
    reports = [report for kind in ("passed", "failed") for report in terminalreporter.getreports(kind)]
    for report in reports:
        for name, value in getattr(report, "user_properties", []):
            if name == "measured":
                terminalreporter.write_line(f"measured: {value}")
